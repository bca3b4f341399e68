import { type RawBuilder, type SqlBool, sql } from 'kysely';

interface Sought {
  words: readonly string[];
  grams: readonly string[];
}

interface WordsInLetters {
  /** Folded letters that begin with a space have every word. */
  has(letters: RawBuilder<unknown>): RawBuilder<SqlBool>;
  /** An index of the pairs of these letters knows that they may have them. */
  mayHave(letters: RawBuilder<unknown>): RawBuilder<SqlBool>;
}

/** What was typed, as a condition on letters of a row. */
export function wordsInLetters({ words, grams }: Sought): WordsInLetters {
  return {
    has(letters) {
      const conditions = words.map((word) => sql<SqlBool>`strpos(${letters}, ${word}) > 0`);
      return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
    },
    mayHave: (letters) => sql<SqlBool>`pairs_of_letters(${letters}) @> ${[...grams]}::text[]`,
  };
}
