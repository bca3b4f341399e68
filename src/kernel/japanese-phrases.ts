/** A word that leans on the one before it: a particle, an ending, a sign that closes. */
const leans = /^(?:[ぁ-んー]{1,4}|[、。，．！？!?」』）)】…〜・ー]+)$/;
/** A word that the next one leans on: お知らせ, 「次へ. */
const leads = /[「『（(【]$|^[おご御]$/;
const joined = [/^[\p{Script=Han}々]/u, /^[゠-ヿ]/u, /^[A-Za-z0-9]/] as const;
const joins = [/[\p{Script=Han}々]$/u, /[゠-ヿ]$/u, /[A-Za-z0-9]$/] as const;
let words: Intl.Segmenter | undefined;

/** Longer than this, two words of one kind may part. */
const phraseMax = 10;

/**
 * The phrases of a Japanese label, between which it may break: カートに|入れる. The engine's own dictionary finds the words;
 * particles and endings stay with what they belong to, and short words of one script stay together.
 */
export function japanesePhrases(text: string): string[] {
  const phrases: string[] = [];
  words ??= new Intl.Segmenter('ja', { granularity: 'word' });
  for (const { segment } of words.segment(text)) {
    const before = phrases.at(-1);
    if (before !== undefined && isOnePhrase(before, segment)) phrases[phrases.length - 1] = before + segment;
    else phrases.push(segment);
  }
  return phrases;
}

function isOnePhrase(before: string, word: string): boolean {
  if (leads.test(before)) return true;
  if (leans.test(word) && !leads.test(word)) return true;
  return (
    before.length + word.length <= phraseMax && joins.some((end, kind) => end.test(before) && joined[kind]!.test(word))
  );
}
