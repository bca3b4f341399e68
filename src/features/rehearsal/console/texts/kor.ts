import type { TestPurchaseTexts } from './jpn.ts';

export default {
  title: '테스트 구매',
  text: '공개하기 전에 구매자와 같은 화면에서 티켓을 구매해 봅니다. 재고, 금액, 통계에 반영되지 않고 구매 확인은 이메일로 본인에게만 오며, 테스트한 내용은 하루 뒤 삭제됩니다.',
  begin: '테스트 구매하기',
  toPublish: '고칠 곳 보기',
} satisfies TestPurchaseTexts;
