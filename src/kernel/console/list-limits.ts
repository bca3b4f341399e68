/** What a list of the console finds is counted no further. */
export const countedMax = 1_000;
/** Characters that can be typed to search a list. */
export const searchMax = 100;
