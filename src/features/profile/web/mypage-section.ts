import type { MypageSection } from '#web/site/mypage-section.ts';
import { UserIcon } from '#web/ui/icons.tsx';
import { UsersIcon } from '#web/ui/page-icons.tsx';

export const profileSection: MypageSection = {
  page: 'profile',
  group: 'information',
  sort: 70,
  icon: UserIcon,
  says: {
    jpn: { title: 'プロフィール', text: 'お名前やご所属などの確認と変更' },
    eng: { title: 'Profile', text: 'Your name, company and more' },
    chi: { title: '个人资料', text: '查看和修改姓名、单位等信息' },
    zhtw: { title: '個人資料', text: '查看與修改姓名、所屬單位等資料' },
    kor: { title: '프로필', text: '이름, 소속 등 확인 및 변경' },
  },
};

export const memberProfileSection: MypageSection = {
  page: 'memberProfile',
  group: 'information',
  sort: 80,
  icon: UsersIcon,
  says: {
    jpn: { title: 'メンバーカード', text: 'ほかの参加者に表示される内容' },
    eng: { title: 'Member card', text: 'What other participants can see' },
    chi: { title: '会员卡片', text: '其他参与者可看到的内容' },
    zhtw: { title: '會員卡片', text: '其他參加者看得到的內容' },
    kor: { title: '멤버 카드', text: '다른 참가자에게 표시되는 내용' },
  },
};

export const sections = [profileSection, memberProfileSection];
