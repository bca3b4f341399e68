import type { MypageSection } from '#web/site/mypage-section.ts';
import { CreditCardIcon } from '#web/ui/page-icons.tsx';

const section: MypageSection = {
  page: 'creditCard',
  group: 'information',
  sort: 100,
  icon: CreditCardIcon,
  says: {
    jpn: { title: 'クレジットカード', text: 'お支払いに使うカードの登録' },
    eng: { title: 'Credit cards', text: 'Your saved cards' },
    chi: { title: '信用卡', text: '管理用于付款的信用卡' },
    zhtw: { title: '信用卡', text: '管理付款用的信用卡' },
    kor: { title: '신용카드', text: '결제에 사용할 카드 등록' },
  },
};

export const sections = [section];
