import type { IssueWay } from '../../rules/organiser/issue-way.ts';

/** Of tickets that an organiser issues: from a form, and from a file. */
const texts = {
  none: '発行できるチケットがありません',
  noneText: 'イベントを公開し、抽選でないチケットを用意してください。',
  ways: {
    free: '無料（招待）',
    cash: '現金で受け取った',
    cardTerminal: 'カード端末で受け取った',
    elsewhere: 'ほかの方法で受け取った',
  } satisfies Record<IssueWay, string>,
};
export type IssueTexts = typeof texts;
export default texts;
