import type { ProfilePageTexts } from './jpn.ts';

export default {
  page: {
    title: '프로필',
    shared: '기본 정보',
    sharedLead: (portal) => `‘${portal}’의 모든 이벤트에서 함께 사용됩니다.`,
    own: '이 이벤트의 등록 정보',
    ownLead: (event) => `‘${event}’의 주최자에게 전달됩니다.`,
    incomplete: '계속하려면 필수 항목을 입력해 주세요.',
    missing: (count) => `아직 입력하지 않은 필수 항목이 ${count}개 있습니다.`,
    empty: '계속하려면 항목을 하나 이상 입력해 주세요.',
    nothingTitle: '입력할 항목이 없습니다',
    nothingText: '주최자가 항목을 준비하면 여기에서 입력할 수 있습니다.',
    back: '마이페이지',
  },
  unsaved: {
    title: '변경 사항이 저장되지 않았습니다',
    text: '이 페이지를 떠나면 입력한 내용이 사라집니다.',
    leave: '저장하지 않고 나가기',
    stay: '계속 입력',
    restored: '이전에 입력한 내용을 복원했습니다. 아직 저장되지 않았습니다.',
  },
} satisfies ProfilePageTexts;
