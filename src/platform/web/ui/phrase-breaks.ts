/**
 * Lets a Japanese name break before a word in katakana: みなとまち|イベントガイド. Browsers take a name like this for one
 * word, and break it anywhere where it does not fit.
 */
export const withPhraseBreaks = (name: string): string => name.replace(/([^\s゠-ヿ「『（])(?=[゠-ヿ]{2})/g, '$1\u200b');
