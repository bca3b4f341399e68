import type { ToolLanguage } from '../page/tool-language.ts';

export interface DemoPerson {
  /** The subject (`sub`): the provider's name for this person, which never changes. */
  id: string;
  name: Record<ToolLanguage, string>;
  mail: string;
  isVerified: boolean;
  /** The text that says what this person's login shows. */
  shows: 'newMember' | 'knownMember' | 'notVerified';
}

/** The people with an account at the demo's provider. No login needs a password: anybody may be any of them. */
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
    // A member of the demo who logs in with a password has this address too.
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
