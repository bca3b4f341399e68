import type { PayoutTexts } from './jpn.ts';

const texts: PayoutTexts = {
  ask: {
    subject: (siteName) => `[${siteName}] 환불받을 계좌를 알려 주세요`,
    heading: '환불받을 계좌를 알려 주세요',
    paragraphs: (siteName, amount) => [
      `${siteName} 주최자가 ${amount}을 계좌 이체로 환불합니다.`,
      '아래 버튼에서 받을 계좌를 입력해 주세요. 링크는 30일 동안 한 번만 쓸 수 있습니다.',
    ],
    button: '계좌 입력하기',
  },
  paid: {
    subject: (siteName) => `[${siteName}] 환불금을 보냈습니다`,
    heading: '환불금을 보냈습니다',
    paragraphs: (siteName, amount) => [
      `${siteName} 주문의 환불금 ${amount}을 지정하신 계좌로 보냈습니다.`,
      '은행에 따라 입금까지 며칠 걸릴 수 있습니다.',
    ],
  },
  amount: '환불 금액',
  orderNumber: '주문 번호',
  problems: {
    noAddress: '서버의 공개 주소가 설정되지 않아 링크를 보낼 수 없습니다.',
    nobodyToAsk: '계좌를 물어볼 사람이 없습니다. 이메일 주소가 없거나 계좌를 이미 받았습니다.',
    changed: '환불 내용이 바뀌었습니다. 화면을 다시 읽으세요.',
    noAccount: '계좌를 아직 받지 못한 환불이 있습니다.',
    inAnother: '다른 파일에 들어 있는 환불이 있습니다. 화면을 다시 읽으세요.',
    over: '이미 환불했거나 거둔 파일입니다.',
  },
  page: {
    title: '환불받을 계좌',
    text: (siteName, amount) => `${siteName} 주문의 환불금(${amount})을 받을 계좌를 입력해 주세요.`,
    fields: {
      bank: '은행 코드',
      branch: '지점 코드',
      kind: '예금 종류',
      number: '계좌 번호',
      holder: '예금주(가타카나)',
    },
    hints: {
      bank: '숫자 4자리, 일본의 은행 계좌',
      branch: '숫자 3자리',
      kind: '통장이나 앱에서 확인하세요',
      number: '숫자 7자리까지',
      holder: '통장에 적힌 대로 가타카나 또는 영문자로',
    },
    wrong: {
      bank: '은행 코드는 숫자 4자리로 입력하세요.',
      branch: '지점 코드는 숫자 3자리로 입력하세요.',
      kind: '예금 종류를 선택하세요.',
      number: '계좌 번호는 숫자 7자리까지 입력하세요.',
      holder: '예금주는 가타카나 또는 영문자로 30자까지 입력하세요.',
    },
    kinds: { '1': '보통', '2': '당좌', '4': '저축' },
    kept: '계좌는 이 환불에만 쓰고, 환불 2주 뒤에 지웁니다.',
    press: '보내기',
    done: '계좌를 받았습니다',
    doneText: '주최자가 보내면 이메일로 알려 드립니다.',
    over: '이 링크는 쓸 수 없습니다',
    overText: '기한이 지났거나, 이미 사용했거나, 환불이 끝났습니다. 궁금한 점은 주최자에게 문의하세요.',
  },
};
export default texts;
