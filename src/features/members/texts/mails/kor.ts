import type { RequestMailTexts } from './jpn.ts';

const texts: RequestMailTexts = {
  code: {
    subject: (site) => `[${site}] 본인 확인`,
    heading: '본인 확인',
    paragraphs: (site) => [
      `${site}에 개인정보에 관한 요청이 접수되었습니다. 아래 번호를 담당자에게 알려 주세요. 1시간 동안 유효합니다.`,
      '요청한 적이 없다면 아무에게도 번호를 알리지 마세요. 아무것도 바뀌지 않습니다.',
    ],
  },
  erased: {
    subject: (site) => `[${site}] 개인정보를 삭제했습니다`,
    heading: '개인정보를 삭제했습니다',
    paragraphs: (site) => [
      `요청에 따라 ${site}에 저장된 개인정보를 삭제했습니다.`,
      '주문 금액, 티켓, 발급된 영수증은 법률로 정해진 기간 동안 연락처나 답변과 분리하여 보관합니다. 구매한 티켓은 계속 유효합니다.',
    ],
  },
};
export default texts;
