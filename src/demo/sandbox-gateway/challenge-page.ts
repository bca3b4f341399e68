import { formatYen } from '#kernel/yen.ts';
import { markup } from '../page/markup.ts';
import type { ToolLanguage } from '../page/tool-language.ts';
import { sandboxPath } from './present-charge.ts';
import { boughtFact, sandboxPage } from './sandbox-page.ts';
import type { ChargeRow } from './sandbox-tables.ts';
import { sandboxTexts } from './sandbox-texts.ts';
import { demoCode } from './test-cards.ts';

export interface ChallengeView {
  language: ToolLanguage;
  isCodeWrong: boolean;
}

/** 3-D Secure asks whether it is really the buyer who pays. `row` is the charge that waits for the answer, if any. */
export function challengePage(row: ChargeRow | undefined, { language, isCodeWrong }: ChallengeView): string {
  const texts = sandboxTexts[language];
  if (row === undefined) {
    return sandboxPage(language, texts.unknownTitle, markup`<p class="tool-lead">${texts.unknownText}</p>`);
  }
  const wrong = isCodeWrong
    ? markup`<p class="tool-wrong" id="code-wrong" role="alert">${texts.codeWrong}</p>`
    : undefined;
  const described = isCodeWrong ? 'code-hint code-wrong' : 'code-hint';
  return sandboxPage(
    language,
    texts.challengeTitle,
    markup`<p class="tool-lead">${texts.challengeLead}</p>
<dl class="tool-facts">
<div><dt>${texts.merchant}</dt><dd>${row.merchant_name || '-'}</dd></div>
${boughtFact(row, texts)}<div class="tool-sum"><dt>${texts.amount}</dt><dd>${formatYen(row.amount, language)}</dd></div>
</dl>
<form class="tool-form" method="post" action="${sandboxPath}/3ds/${row.charge_id}">
<label for="code">${texts.code}</label>
<input class="tool-field is-number" id="code" name="code" value="${isCodeWrong ? '' : demoCode}" inputmode="numeric" autocomplete="one-time-code" aria-describedby="${described}">
${wrong}
<p class="tool-hint" id="code-hint">${texts.codeHint(demoCode)}</p>
<button class="tool-button" name="answer" value="confirm">${texts.confirm}</button>
<button class="tool-button is-quiet" name="answer" value="decline">${texts.decline}</button>
</form>`,
  );
}
