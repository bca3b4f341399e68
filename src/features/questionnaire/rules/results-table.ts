import { isChoice, type ItemShape, type Part, partsOf } from '#features/profile/rules/profile-item.ts';

/** A question of the form as it is now. */
export type AskedQuestion = ItemShape & { entryFormKey: string; label: string };

export interface GivenResult {
  answeredAt: string;
  /** The member's number; undefined for a visitor without an account. */
  memberId: number | undefined;
  language: string;
  answers: readonly {
    entryFormKey: string;
    answerMethod: string;
    textValue: string;
    selectorValue: readonly { key: string; value: string }[];
  }[];
}

export interface ResultsWords {
  answeredAt: string;
  /** Undefined if the reader of the table may not see the numbers of members. */
  member: string | undefined;
  language: string;
  parts: Readonly<Record<Part, string>>;
}

interface Column {
  title: string;
  valueIn(answer: GivenResult['answers'][number]): string;
  entryFormKey: string;
}

/**
 * The results as a table: a line for each answer, a column for each question, and for each part of a name or an
 * address. A question that the form no longer has keeps a column under its key.
 */
export function resultsTable(
  questions: readonly AskedQuestion[],
  results: readonly GivenResult[],
  words: ResultsWords,
): string[][] {
  const asked = new Set(questions.map(({ entryFormKey }) => entryFormKey));
  const dropped = new Set(
    results.flatMap(({ answers }) => answers.map((one) => one.entryFormKey)).filter((key) => !asked.has(key)),
  );
  const columns = [...questions.flatMap((question) => columnsOf(question, words)), ...[...dropped].map(droppedColumn)];
  const numbers = (field: string | undefined): string[] => (words.member === undefined ? [] : [field ?? '']);
  return [
    [words.answeredAt, ...numbers(words.member), words.language, ...columns.map(({ title }) => title)],
    ...results.map(({ answeredAt, memberId, language, answers }) => {
      const byKey = new Map(answers.map((one) => [one.entryFormKey, one]));
      const fields = columns.map(({ entryFormKey, valueIn }) => {
        const answer = byKey.get(entryFormKey);
        return answer === undefined ? '' : valueIn(answer);
      });
      return [answeredAt, ...numbers(String(memberId ?? '')), language, ...fields];
    }),
  ];
}

function columnsOf(question: AskedQuestion, { parts: names }: ResultsWords): Column[] {
  const { entryFormKey, label, selectorItems } = question;
  const parts = partsOf(question);
  if (parts.length > 0) {
    return parts.map((part) => ({
      title: `${label} ${names[part]}`,
      entryFormKey,
      valueIn: ({ selectorValue }) => selectorValue.find(({ key }) => key === part)?.value ?? '',
    }));
  }
  const labels = new Map(selectorItems.map((one) => [one.key, one.label]));
  const valueIn: Column['valueIn'] = isChoice(question)
    ? ({ selectorValue }) => selectorValue.map(({ key }) => labels.get(key) ?? key).join(' / ')
    : ({ textValue }) => textValue;
  return [{ title: label, entryFormKey, valueIn }];
}

function droppedColumn(entryFormKey: string): Column {
  return {
    title: entryFormKey,
    entryFormKey,
    valueIn: ({ textValue, selectorValue }) =>
      [textValue, ...selectorValue.map(({ value }) => value)].filter((one) => one !== '').join(' / '),
  };
}
