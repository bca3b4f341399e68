import type { PasscodeTexts } from './jpn.ts';

export default {
  title: '패스코드를 입력해 주세요',
  lead: (site: string) =>
    `‘${site}’은(는) 패스코드로 보호되어 있습니다. 주최자에게 안내받은 6자리 숫자를 입력해 주세요.`,
  label: '패스코드(6자리 숫자)',
  submit: '입장하기',
  checking: '확인하는 중',
  required: '패스코드를 입력해 주세요',
  sixDigits: '6자리 숫자로 입력해 주세요',
  wrong: '패스코드가 올바르지 않습니다. 다시 확인해 주세요',
  tooMany: '연속으로 잘못 입력하여 입력이 잠시 제한되었습니다.',
  help: '패스코드를 모르실 경우 주최자에게 문의해 주세요.',
  helpFrom: (organiser: string) => `패스코드를 모르실 경우 주최자(${organiser})에게 문의해 주세요.`,
} satisfies PasscodeTexts;
