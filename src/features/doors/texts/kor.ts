import type { DoorTexts } from './jpn.ts';

const enterPasscode = '패스코드를 입력해 주세요';

export default {
  passcode: {
    title: enterPasscode,
    lead: (site: string) =>
      `‘${site}’ 사이트는 패스코드로 보호되어 있습니다. 주최자에게 안내받은 6자리 숫자를 입력해 주세요.`,
    label: '패스코드(6자리 숫자)',
    submit: '입장하기',
    checking: '확인하는 중',
    required: `${enterPasscode}.`,
    sixDigits: '6자리 숫자로 입력해 주세요.',
    wrong: '패스코드가 올바르지 않습니다. 다시 확인해 주세요.',
    tooMany: '연속으로 잘못 입력하여 입력이 잠시 제한되었습니다.',
    help: '패스코드를 모르실 경우 주최자에게 문의해 주세요.',
    helpFrom: (organiser: string) => `패스코드를 모르실 경우 주최자(${organiser})에게 문의해 주세요.`,
  },
  ticketNeeded: {
    ticketsOnly: '이 콘텐츠는 지정된 티켓을 가지고 계신 분만 이용하실 수 있습니다.',
    afterPayment: '결제 전인 티켓으로는 이용하실 수 없습니다.',
    dialogTitle: '티켓이 필요합니다',
    anyOf: '다음 티켓 중 하나를 가지고 계시면 이용하실 수 있습니다.',
    allOf: '다음 티켓을 모두 가지고 계셔야 이용하실 수 있습니다.',
    oneOnly: '다음 티켓을 가지고 계시면 이용하실 수 있습니다.',
    showTickets: '필요한 티켓 보기',
    held: '보유 중',
  },
  preview: {
    banner: '미리보기',
    bannerText: '공개 전의 내용을 표시하고 있습니다. 저장하거나 신청할 수 없습니다.',
    oldBannerText: '이전 내용을 표시하고 있습니다. 저장하거나 신청할 수 없습니다.',
    notSaved: '미리보기에서는 저장할 수 없습니다.',
    notOperated: '미리보기에서는 이 작업을 할 수 없습니다.',
    noMemberTitle: '회원 페이지',
    noMember: '미리보기 링크에는 회원 페이지가 없습니다',
    noMemberText:
      '미리보기 링크로는 공개 전의 사이트만 볼 수 있습니다. 회원으로 로그인되지 않으므로 마이페이지 등에 표시할 정보가 없습니다.',
    toDraft: '공개 전의 사이트로',
  },
  notInvited: '이 이벤트는 초대받은 분만 보실 수 있습니다.',
} satisfies DoorTexts;
