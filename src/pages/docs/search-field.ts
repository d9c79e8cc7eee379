/** The field that searches the guides. Its script loads the index at the first use. */
export const searchField = (root: string): string => `<search class="search" data-root="${root}">
<label for="search">Search the guides <kbd aria-hidden="true">/</kbd></label>
<input type="search" id="search" autocomplete="off" spellcheck="false" maxlength="100" aria-describedby="search-said" aria-keyshortcuts="/">
<div class="results" id="results" hidden></div>
<p class="aside" id="search-said" role="status"></p>
</search>`
