/** The problems that a login ID and a password share (core 5, core 9). */
export const credentialLength = { least: 8, most: 32 } as const;

export type CredentialProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'loginIdCharacters'
  | 'passwordCharacters'
  | 'passwordIsLoginId';
