import { type Markup, markup } from '../page/markup.ts';
import type { ToolLanguage } from '../page/tool-language.ts';
import { cardPage } from '../page/tool-page.ts';
import type { ChargeRow } from './sandbox-tables.ts';
import { type SandboxTexts, sandboxTexts } from './sandbox-texts.ts';

const card = 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM3 10h18M7 15h4';

/** A page of the sandbox: a card with a heading. */
export function sandboxPage(language: ToolLanguage, title: string, content: Markup): string {
  const { name, note } = sandboxTexts[language];
  return cardPage({ language, tool: { name, note, sign: card }, title, content });
}

/** What the buyer pays for, unless that is just the name of the merchant. */
export function boughtFact({ description, merchant_name }: ChargeRow, texts: SandboxTexts): Markup | undefined {
  if (description === '' || description === merchant_name) return undefined;
  return markup`<div><dt>${texts.bought}</dt><dd>${description}</dd></div>
`;
}
