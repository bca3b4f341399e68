import { formatName } from '#features/profile/rules/person-name.ts';
import type { NamePart } from '#features/profile/rules/profile-item.ts';
import type { LanguageCode } from '#kernel/language.ts';

/** What a correction can change of a person. */
export const correctedParts = ['name', 'kana', 'mail'] as const;
type CorrectedPart = (typeof correctedParts)[number];

/** A person as a correction keeps them. */
export interface CorrectedPerson {
  name: Readonly<Record<NamePart, string>>;
  mail: string;
}

export interface ChangedPart {
  part: CorrectedPart;
  before: string;
  after: string;
}

/** The parts that a correction changed, each as it was and as it is. */
export function changedParts(before: CorrectedPerson, after: CorrectedPerson, language: LanguageCode): ChangedPart[] {
  const said = ({ name, mail }: CorrectedPerson): Record<CorrectedPart, string> => ({
    name: formatName(name, language),
    kana: [name.last_name_kana, name.first_name_kana].filter(Boolean).join(' '),
    mail,
  });
  const [was, is] = [said(before), said(after)];
  return correctedParts.flatMap((part) =>
    was[part] === is[part] ? [] : [{ part, before: was[part], after: is[part] }],
  );
}
