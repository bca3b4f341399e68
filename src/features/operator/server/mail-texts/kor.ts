import type { OperatorMailTexts } from './jpn.ts';

const notYou = '짚이는 데가 없으면 즉시 다른 소유자나 서버 관리자에게 알려 주세요.';

const kor: OperatorMailTexts = {
  sender: 'Hiroba 관리 화면',
  everything: '모든 사이트',
  roles: {
    owner: '소유자',
    editor: '편집자',
    sales: '판매 담당',
    reception: '접수처 스태프',
    exhibitor: '참가 업체',
    reader: '열람자',
  },
  invitation: ({ site, who, role }) => ({
    subject: `‘${site}’ 관리 화면에 초대되었습니다`,
    heading: '관리 화면 초대',
    paragraphs: [`${who} 님이 ‘${site}’에 초대했습니다. 역할: ${role}`, '아래 버튼으로 시작해 주세요.'],
    button: '초대 수락',
    footnote:
      '이 링크는 72시간 동안 한 번만, 이 이메일 주소로 사용할 수 있습니다. 짚이는 데가 없으면 이 메일을 무시해 주세요. 다른 사람에게 전달하지 마세요.',
  }),
  boothTask: (names) =>
    `${names.length === 0 ? '' : `담당 부스: ${names.join(', ')}. `}이름, 사진, 소개 글 등을 관리 화면에서 입력해 주세요.`,
  noteOf: (who, note) => `${who} 님의 메시지: ${note}`,
  linkUntil: (when) => `링크는 ${when}까지 사용할 수 있습니다.`,
  dear: (name) => `${name} 님`,
  boothReminder: ({ site, who }) => ({
    subject: `‘${site}’ 부스를 준비해 주세요`,
    heading: '부스 준비 안내',
    paragraphs: [
      `${who} 님이 ‘${site}’ 부스 준비를 안내해 드립니다.`,
      '관리 화면에서 이름, 사진, 소개 글을 입력할 수 있습니다.',
    ],
    button: '부스 편집하기',
  }),
  resetAsked: ({ who, when }) => ({
    subject: '본인 확인 수단의 재설정이 신청되었습니다',
    heading: '본인 확인 수단 재설정',
    paragraphs: [
      `${who} 님이 관리 화면에서 사용하는 본인 확인 수단(패스키, 인증 코드)의 재설정을 신청했습니다.`,
      `${when}부터 지금의 수단을 사용할 수 없게 될 수 있습니다.`,
      '요청한 적이 없다면 그 전에 관리 화면에 로그인하여 취소하고 다른 소유자에게 알려 주세요.',
    ],
    button: '관리 화면 열기',
  }),
  resetDone: () => ({
    subject: '본인 확인 수단이 재설정되었습니다',
    heading: '본인 확인 수단이 재설정되었습니다',
    paragraphs: ['기존 패스키, 인증 코드, 복구 코드는 더 이상 사용할 수 없습니다. 새 수단을 등록해 주세요.', notYou],
    button: '관리 화면 열기',
  }),
  recoveryCodeUsed: (left) => ({
    subject: '복구 코드가 사용되었습니다',
    heading: '복구 코드가 사용되었습니다',
    paragraphs: [
      `관리 화면에서 복구 코드 하나가 사용되었습니다. 남은 코드: ${left}개`,
      '짚이는 데가 없으면 즉시 로그인하여 비밀번호와 복구 코드를 변경해 주세요.',
    ],
    button: '관리 화면 열기',
  }),
  newPassword: () => ({
    subject: '새 비밀번호 설정',
    heading: '새 비밀번호 설정',
    paragraphs: [
      '관리 화면 비밀번호를 잊었다는 요청이 있었습니다.',
      '아래 버튼을 누르고 인증 앱 코드나 복구 코드를 입력한 뒤 새 비밀번호를 정해 주세요.',
    ],
    button: '비밀번호 정하기',
    footnote:
      '이 링크는 1시간 안에 한 번만 사용할 수 있습니다. 짚이는 데가 없으면 이 메일을 무시해 주세요. 아무것도 바뀌지 않습니다.',
  }),
  passwordLost: () => ({
    subject: '비밀번호를 잊으셨을 때',
    heading: '비밀번호를 잊으셨을 때',
    paragraphs: [
      '관리 화면 비밀번호를 잊었다는 요청이 있었습니다.',
      '이 계정에는 2단계 인증이 설정되어 있지 않아 메일만으로는 비밀번호를 바꿀 수 없습니다. 패스키가 있으면 그대로 로그인할 수 있습니다. 없으면 다른 소유자나 서버 관리자에게 재설정을 부탁해 주세요.',
      '짚이는 데가 없으면 이 메일을 무시해 주세요. 아무것도 바뀌지 않습니다.',
    ],
    button: '관리 화면 열기',
  }),
  passwordRenewed: () => ({
    subject: '비밀번호가 변경되었습니다',
    heading: '비밀번호가 변경되었습니다',
    paragraphs: [
      '메일의 링크와 확인 코드로 관리 화면 비밀번호가 변경되었습니다. 다른 모든 브라우저에서 로그아웃되었습니다.',
      notYou,
    ],
    button: '관리 화면 열기',
  }),
  mailChange: (who) => ({
    subject: '새 이메일 주소를 확인해 주세요',
    heading: '새 이메일 주소 확인',
    paragraphs: [
      `${who} 님이 관리 화면 계정의 이메일 주소를 이 주소로 변경하려고 합니다.`,
      '아래 버튼을 눌러 확인하면 변경됩니다. 그 전에는 아무것도 바뀌지 않습니다.',
    ],
    button: '이메일 주소 확인',
    footnote: '이 링크는 72시간 동안 한 번만 사용할 수 있습니다. 짚이는 데가 없으면 이 메일을 무시해 주세요.',
  }),
  reportsWait: ({ site, count }) => ({
    subject: `${site} 채팅에 신고가 있습니다`,
    heading: '채팅 신고가 있습니다',
    paragraphs: [
      `${site} 채팅 참가자가 신고를 보냈습니다. 미처리 신고: ${count}건`,
      '내용은 관리 화면에서 확인해 주세요. 누군가 확인할 때까지 이어지는 신고는 6시간마다 모아서 알려 드립니다.',
    ],
    button: '신고 확인하기',
  }),
  salesWaits: {
    transfers: (count) => `입금 확인을 기다리는 주문이 ${count}건 있습니다.`,
    refundsByHand: (count) => `직접 환불해야 하는 주문이 ${count}건 있습니다.`,
    failedRefunds: (count) => `결제 회사에서 환불하지 못한 건이 ${count}건 있습니다.`,
    chargebacks: (count) => `답변이 필요한 차지백이 ${count}건 있습니다.`,
    silentPayments: (count) => `결제 회사의 응답을 기다리는 주문이 ${count}건 있습니다.`,
  },
  salesEnd: '이 사이트의 알림 그만 받기',
  sales: ({ site, isFirst, orders, tickets, sum, soldOut, waits }) => ({
    subject: isFirst
      ? `[히로바] ${site}의 첫 주문이 있습니다`
      : orders === 0
        ? `[히로바] ${site}의 티켓이 매진되었습니다`
        : `[히로바] ${site} 판매 알림(${orders}건)`,
    heading: isFirst ? '첫 주문이 있습니다' : '판매 알림',
    paragraphs: [
      ...(orders > 0 ? [`‘${site}’의 새 주문이 ${orders}건 있습니다(${tickets}장, ${sum}).`] : []),
      ...soldOut.map((ticket) => `‘${ticket}’ 티켓이 매진되었습니다.`),
      ...waits,
    ],
    button: '주문 보기',
    footnote: '알림 간격은 관리 화면의 ‘주문’에서 사이트별로 선택할 수 있습니다.',
  }),
  publicationRefused: ({ site, when }) => ({
    subject: `${site} 공개를 하지 못했습니다`,
    heading: '예약한 공개를 하지 못했습니다',
    paragraphs: [
      `${site} 사이트는 ${when}에 공개될 예정이었지만 초안에 고칠 곳이 있어 공개되지 않았습니다. 공개 중인 페이지는 바뀌지 않았습니다.`,
      '공개 화면에서 고칠 곳을 확인한 뒤 다시 공개하거나 일시를 다시 정해 주세요.',
    ],
    button: '공개 화면 열기',
  }),
  mailTaken: (who) => ({
    subject: '이미 계정이 있는 이메일 주소입니다',
    heading: '이미 계정이 있는 이메일 주소입니다',
    paragraphs: [
      `${who} 님이 관리 화면 계정의 이메일 주소를 이 주소로 변경하려고 했습니다.`,
      '다른 계정에서 사용 중인 주소이므로 아무것도 바뀌지 않았습니다. 본인이라면 이 주소로 로그인해 주세요.',
    ],
    button: '관리 화면 열기',
  }),
  mailChangeAsked: (newMail) => ({
    subject: '이메일 주소 변경이 신청되었습니다',
    heading: '이메일 주소 변경',
    paragraphs: [
      `관리 화면에서 사용하는 계정의 이메일 주소를 변경하는 신청이 있었습니다. 새 주소: ${newMail}`,
      '새 주소로 보낸 링크를 열면 변경됩니다. 그 전에는 지금 주소를 그대로 사용합니다.',
      '짚이는 데가 없으면 즉시 로그인하여 취소하고 비밀번호를 변경해 주세요.',
    ],
    button: '관리 화면 열기',
  }),
  mailChanged: (newMail) => ({
    subject: '이메일 주소가 변경되었습니다',
    heading: '이메일 주소가 변경되었습니다',
    paragraphs: [
      `관리 화면에서 사용하는 계정의 이메일 주소가 변경되었습니다(새 주소: ${newMail}). 앞으로 알림은 새 주소로 보내 드립니다.`,
      notYou,
    ],
    button: '관리 화면 열기',
  }),
};
export default kor;
