import { writtenNames } from '#features/profile/rules/person-name.ts';
import { foldName, nameWords } from '#kernel/fold-name.ts';
import { readMailAddress } from '#kernel/mail-address.ts';

/** What an order is found by: its number, and its buyer's mail address, name and kana. */
export function orderSearchText(order: { orderNumber: string; mail: string; answers: unknown }): string {
  return foldName([order.orderNumber, order.mail, ...writtenNames(order.answers)].join(' '));
}

/**
 * Each two letters that follow each other in a folded text, by which an index finds it. The first letter of a word also
 * follows a space, so that one letter finds the words that begin with it.
 */
export function gramsOf(folded: string): string[] {
  const letters = [' ', ...folded];
  const pairs = letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
  return [...new Set(pairs)].filter((pair) => !pair.endsWith(' '));
}

/** Who types more words means no order by the rest. */
const wordsMax = 8;

export interface OrderSearch {
  /** Each of them stands in what is found, a single letter at the beginning of a word. */
  words: readonly string[];
  grams: readonly string[];
}

/** What was typed to find orders; undefined: nothing. */
export function readOrderSearch(typed: string): OrderSearch | undefined {
  const words = nameWords(typed).slice(0, wordsMax).map(asStored);
  if (words.length === 0) return undefined;
  return { words, grams: [...new Set(words.flatMap(sought))] };
}

/**
 * The pairs that the index is asked for. A provider is in nearly each mail address and tells little; how the name before
 * it ends tells the most. Each pair that many have in common takes time to be put beside the others.
 */
const pairsMax = 8;
const pairsOfMailMax = 5;
function sought(word: string): string[] {
  const [local = ''] = word.split('@');
  const isMail = word.includes('@') && [...local].length > 1;
  const letters = [...(isMail ? `${local}@` : word)];
  const pairs = letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
  return isMail ? pairs.slice(-pairsOfMailMax) : pairs.slice(0, pairsMax);
}

function asStored(word: string): string {
  if (word.includes('@')) return readMailAddress(word);
  return [...word].length === 1 ? ` ${word}` : word;
}
