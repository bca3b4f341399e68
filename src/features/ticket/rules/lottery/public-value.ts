/** Characters of a public value, such as the closing price of an index or the numbers of another draw. */
export const publicValueMax = 200;
