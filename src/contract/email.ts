/**
 * An e-mail address: words with dots between, which end in no apostrophe, and a domain with a dot. It admits what the identity
 * provider admits, and has no lookahead, which not every reader of the document knows.
 */
export const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
