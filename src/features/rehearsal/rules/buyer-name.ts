/** How many letters a part of a name has at most. */
const lettersMax = 50;

/** Names in these letters begin with the family name. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+$/u;

/** Nobody's reading: an operator has none, and a form may need one. */
const kana = { last_name_kana: 'オタメシ', first_name_kana: 'コウニュウ' } as const;

interface Question {
  entryFormKey: string;
  answerMethod: string;
  setting?: { useKana?: boolean | undefined } | undefined;
}

export interface NameAnswer {
  entryFormKey: string;
  answerMethod: 'NAME';
  textValue: '';
  selectorValue: { key: string; value: string }[];
}

/** The answers of an operator to the questions for a name; `first` stands for the part that one word does not say. */
export function nameAnswers(questions: readonly Question[], name: string, first: string): NameAnswer[] {
  const parts = partsOf(name, first);
  return questions
    .filter(({ answerMethod }) => answerMethod === 'NAME')
    .map(({ entryFormKey, setting }) => ({
      entryFormKey,
      answerMethod: 'NAME',
      textValue: '',
      selectorValue: Object.entries({ ...parts, ...(setting?.useKana === true && kana) }).map(([key, value]) => ({
        key,
        value,
      })),
    }));
}

function partsOf(name: string, first: string): { last_name: string; first_name: string } {
  const [begin = '', ...rest] = name.trim().split(/\s+/u);
  const end = rest.join(' ');
  const cut = (text: string): string => text.slice(0, lettersMax);
  if (end === '') return { last_name: cut(begin), first_name: first };
  return familyFirst.test(begin)
    ? { last_name: cut(begin), first_name: cut(end) }
    : { last_name: cut(rest.at(-1) ?? ''), first_name: cut([begin, ...rest.slice(0, -1)].join(' ')) };
}
