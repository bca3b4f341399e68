import { formatLong } from '#kernel/period.ts';
import { formatYen } from '#kernel/yen.ts';
import { type Markup, markup } from '../page/markup.ts';
import type { ToolLanguage } from '../page/tool-language.ts';
import { sandboxPath } from './present-charge.ts';
import { boughtFact, sandboxPage } from './sandbox-page.ts';
import type { ChargeRow } from './sandbox-tables.ts';
import { type SandboxTexts, sandboxTexts } from './sandbox-texts.ts';

export interface TillView {
  language: ToolLanguage;
  number: string;
  row: ChargeRow | undefined;
  isAmountWrong: boolean;
}

/** A till and a bank in one: anybody who has a number pays it here. */
export function tillPage({ language, number, row, isAmountWrong }: TillView): string {
  const texts = sandboxTexts[language];
  if (number === '') return sandboxPage(language, texts.tillTitle, numberForm(texts, '', undefined));
  if (row === undefined) return sandboxPage(language, texts.tillTitle, numberForm(texts, number, texts.numberUnknown));
  if (row.state === 'awaiting')
    return sandboxPage(language, texts.payTitle, payForm(texts, row, language, isAmountWrong));
  const isPaid = row.state === 'paid';
  const said = isPaid ? texts.paidText(formatYen(row.paid_amount ?? row.amount, language)) : texts.overNumber;
  return sandboxPage(
    language,
    isPaid ? texts.paidTitle : texts.overTitle,
    markup`<p class="tool-lead">${said}</p>
<p class="tool-actions"><a class="tool-button" href="${row.return_url}">${texts.toShop}</a>
<a class="tool-button is-quiet" href="${sandboxPath}/till">${texts.nextNumber}</a></p>`,
  );
}

function numberForm(texts: SandboxTexts, number: string, problem: string | undefined): Markup {
  const wrong =
    problem === undefined ? undefined : markup`<p class="tool-wrong" id="wrong" role="alert">${problem}</p>`;
  return markup`<p class="tool-lead">${texts.tillLead}</p>
<form class="tool-form" method="get" action="${sandboxPath}/till">
<label for="number">${texts.number}</label>
<input class="tool-field is-number" id="number" name="number" value="${number}" inputmode="numeric" autocomplete="off" required${problem === undefined ? undefined : markup` aria-describedby="wrong"`}>
${wrong}
<button class="tool-button">${texts.look}</button>
</form>`;
}

function payForm(texts: SandboxTexts, row: ChargeRow, language: ToolLanguage, isAmountWrong: boolean): Markup {
  const { amount, deadline, merchant_name, method, pay_number } = row;
  const wrong = isAmountWrong
    ? markup`<p class="tool-wrong" id="wrong" role="alert">${texts.amountWrong}</p>`
    : undefined;
  const otherSum =
    method === 'bank'
      ? markup`<label for="amount">${texts.transferAmount}</label>
<input class="tool-field is-number" id="amount" name="amount" value="${amount}" inputmode="numeric" autocomplete="off" aria-describedby="amount-hint">
${wrong}
<p class="tool-hint" id="amount-hint">${texts.transferHint}</p>`
      : undefined;
  return markup`<dl class="tool-facts">
<div><dt>${texts.number}</dt><dd>${pay_number ?? ''}</dd></div>
<div><dt>${texts.merchant}</dt><dd>${merchant_name || '-'}</dd></div>
${boughtFact(row, texts)}<div><dt>${texts.deadline}</dt><dd>${deadline === null ? '-' : formatLong(deadline.getTime())}</dd></div>
<div class="tool-sum"><dt>${texts.amount}</dt><dd>${formatYen(amount, language)}</dd></div>
</dl>
<form class="tool-form" method="post" action="${sandboxPath}/till">
<input type="hidden" name="number" value="${pay_number ?? ''}">
${otherSum}
<button class="tool-button">${method === 'bank' ? texts.transfer : texts.pay}</button>
</form>
<p class="tool-actions"><a class="tool-button is-quiet" href="${sandboxPath}/till">${texts.otherNumber}</a></p>`;
}
