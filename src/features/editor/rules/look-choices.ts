import { rootProperties } from './root-rule.ts';

type Properties = Readonly<Record<string, string>>;

/** Letters of the whole site; `plain` is the house's own. */
export const letterChoices = {
  plain: {},
  serif: {
    '--hb-font-ja': '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif',
    '--hb-font-latin': 'Georgia, "Times New Roman", "Noto Serif", serif',
    '--hb-font-zh-hans': '"Songti SC", "Noto Serif SC", SimSun, serif',
    '--hb-font-zh-hant': '"Songti TC", "Noto Serif TC", PMingLiU, serif',
    '--hb-font-ko': '"AppleMyungjo", "Noto Serif KR", Batang, serif',
  },
  round: {
    '--hb-font-ja': '"Hiragino Maru Gothic ProN", "Zen Maru Gothic", "Kosugi Maru", "BIZ UDPGothic", sans-serif',
    '--hb-font-latin': 'ui-rounded, "SF Pro Rounded", "Nunito", "Segoe UI", sans-serif',
    '--hb-font-zh-hans': '"Yuanti SC", "PingFang SC", "Microsoft YaHei", sans-serif',
    '--hb-font-zh-hant': '"Yuanti TC", "PingFang TC", "Microsoft JhengHei", sans-serif',
    '--hb-font-ko': '"Jua", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
  },
} as const satisfies Record<string, Properties>;

/** Corners of cards, buttons and small things. */
export const cornerChoices = {
  plain: {},
  slight: { '--hb-radius': '0.375rem', '--hb-radius-control': '0.25rem', '--hb-radius-small': '0.25rem' },
  square: { '--hb-radius': '0', '--hb-radius-control': '0', '--hb-radius-small': '0' },
  round: { '--hb-radius': '1.75rem', '--hb-radius-control': '1.5rem', '--hb-radius-small': '0.75rem' },
} as const satisfies Record<string, Properties>;

/** Which of the choices a style sheet has made; undefined: one of its own. */
export function choiceIn<Name extends string>(
  css: string,
  choices: Readonly<Record<Name, Properties>>,
): Name | undefined {
  const set = rootProperties(css);
  const names = namesOf(choices);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are its keys.
  const keys = Object.keys(choices) as Name[];
  return keys.find((key) => names.every((name) => plain(set.get(name)) === plain(choices[key][name])));
}

/** What a choice changes: its own properties, and away with those of the others. */
export function changesOf(choices: Readonly<Record<string, Properties>>, chosen: Properties) {
  return Object.fromEntries(namesOf(choices).map((name) => [name, chosen[name]]));
}

function namesOf(choices: Readonly<Record<string, Properties>>): string[] {
  return [...new Set(Object.values(choices).flatMap((properties) => Object.keys(properties)))];
}

const plain = (value: string | undefined): string => (value ?? '').replaceAll(/\s+/g, ' ').replaceAll("'", '"');
