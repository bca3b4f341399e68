import type { ToolLanguage } from '../page/tool-language.ts';

export interface DemoPerson {
  /** The subject: what the provider calls them, for ever. */
  id: string;
  name: Record<ToolLanguage, string>;
  mail: string;
  isVerified: boolean;
  /** What a login of theirs shows; a text of the pages. */
  shows: 'newMember' | 'knownMember' | 'notVerified';
}

/** Who has an account at the provider of the demo. Nobody needs a password: everybody may be everybody. */
export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'minami',
    name: { jpn: '佐藤 みなみ', eng: 'Minami Sato' },
    mail: 'minami@hiroba-id.example',
    isVerified: true,
    shows: 'newMember',
  },
  {
    id: 'hanako',
    name: { jpn: '花町 花子', eng: 'Hanako Hanamachi' },
    // As a member of the demo has it, who logs in with a password.
    mail: 'hanako@example.jp',
    isVerified: true,
    shows: 'knownMember',
  },
  {
    id: 'daichi',
    name: { jpn: '森 大地', eng: 'Daichi Mori' },
    mail: 'daichi@hiroba-id.example',
    isVerified: false,
    shows: 'notVerified',
  },
];

export function demoPerson(id: string | undefined): DemoPerson | undefined {
  return demoPeople.find((person) => person.id === id);
}
