/**
 * An e-mail address: words separated by dots, not ending with an apostrophe, and a domain with a dot. It accepts what
 * the identity provider accepts, and has no lookahead, which not every reader of the document supports.
 */
export const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
