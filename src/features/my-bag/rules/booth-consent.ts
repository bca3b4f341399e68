/**
 * The version of the words with which a member agrees that an exhibitor learns who they are. Other words about what is
 * passed on get a new number; a page with older words cannot agree any more.
 */
export const consentWords = 1;
