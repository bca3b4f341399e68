/** The problem of one field; `limit` is the number in the message. */
export type AnswerProblem = { kind: PlainProblem } | { kind: 'tooLong' | 'tooShort' | 'tooManyChoices'; limit: number };

export type PlainProblem =
  | 'required'
  | 'chooseOne'
  | 'chooseSome'
  | 'number'
  | 'tel'
  | 'mail'
  | 'kana'
  | 'postalCode'
  | 'postalCodeHyphen'
  | 'controlCharacters'
  | 'unknownChoice'
  | 'notInList'
  | 'unknownPicture'
  | 'unknownItem';

/** A field is an entryFormKey or `entryFormKey.part`. Each has one problem: the first that was found. */
export type Problems = Readonly<Record<string, AnswerProblem>>;

export function fieldName(entryFormKey: string, part?: string): string {
  return part === undefined ? entryFormKey : `${entryFormKey}.${part}`;
}
