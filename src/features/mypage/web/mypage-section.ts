import type { MypageSection } from '#web/site/mypage-section.ts';
import { BadgeIcon, FolderIcon } from '#web/ui/page-icons.tsx';

export const badgeSection: MypageSection = {
  page: 'badge',
  group: 'participation',
  sort: 20,
  isOnlyAtEvents: true,
  icon: BadgeIcon,
  says: {
    jpn: { title: '来場者バッジ', text: '会場で使う名札の表示と印刷' },
    eng: { title: 'Name badge', text: 'Show and print your badge for the venue' },
    chi: { title: '参会胸卡', text: '显示并打印现场使用的胸卡' },
    zhtw: { title: '參觀識別證', text: '顯示並列印現場使用的識別證' },
    kor: { title: '참가자 명찰', text: '행사장에서 사용하는 명찰 보기 및 인쇄' },
  },
};

export const myFolderSection: MypageSection = {
  page: 'myFolder',
  group: 'participation',
  sort: 60,
  isOnlyAtEvents: true,
  icon: FolderIcon,
  says: {
    jpn: { title: 'マイフォルダ', text: '保存した資料とページ' },
    eng: { title: 'My folder', text: 'Documents and pages you have saved' },
    chi: { title: '我的文件夹', text: '已保存的资料和页面' },
    zhtw: { title: '我的資料夾', text: '已儲存的資料與頁面' },
    kor: { title: '내 폴더', text: '저장한 자료와 페이지' },
  },
};

export const sections = [badgeSection, myFolderSection];
