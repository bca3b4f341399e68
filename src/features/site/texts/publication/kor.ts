import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { isLanguageCode, languageName as namesOfLanguages } from '#kernel/language.ts';

const languageName = (code: string): string => (isLanguageCode(code) ? namesOfLanguages[code] : code);

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  eventMoved: ({ bought }: { bought: number }) => [
    `티켓 ${bought}장이 신청되거나 판매된 뒤의 변경입니다. 구매자에게 자동으로 알리지 않습니다.`,
    '공개하기 전에 직접 알리고, 취소할 수 있는지도 알려 주세요.',
  ],
  domainGone: ({ domain }: { domain: string }) => [
    `${domain} 주소로는 더 이상 이 사이트에 들어올 수 없습니다. 메일의 링크, 인쇄한 QR코드, 북마크도 쓸 수 없게 됩니다.`,
    '이벤트가 끝날 때까지 도메인을 남겨 두거나 새 주소로 전달해 주세요.',
  ],
  languageGone: ({ language, first }: { language: string; first: string }) => [
    `${languageName(language)}로 보던 사람에게 ${languageName(first)}로 표시됩니다. 구매 관련 메일도 같습니다.`,
    '언어는 남겨 두고 번역하지 않은 글만 비워 두세요. 첫 번째 언어가 대신 표시됩니다.',
  ],
  doorOpened: () => [
    '비밀번호를 아는 사람만 보던 내용을 누구나 볼 수 있게 됩니다.',
    '여전히 초대 손님용이라면 비밀번호를 남겨 두세요.',
  ],
  passcodeChanged: () => [
    '이전 비밀번호로 들어온 사람에게도 새 비밀번호를 묻습니다.',
    '먼저 새 비밀번호를 알려 주세요.',
  ],
  doorClosed: ({ bought }: { bought: number }) => [
    `이미 신청한 티켓 ${bought}장의 소지자가, 신청할 때 없던 입구에서 막힙니다.`,
    '공개하기 전에 비밀번호를 알리거나 초대해 주세요.',
  ],
  accountsMoved: ({ isOwn }: { isOwn: boolean }) => [
    `앞으로 ${isOwn ? '이 이벤트만의 계정' : '포털 계정'}으로 로그인합니다. 다른 쪽 계정을 쓰던 사람은 자신의 티켓을 찾을 수 없습니다.`,
    '이벤트가 끝날 때까지 그대로 두세요.',
  ],
  unread: ({ isLeftOut }: { isLeftOut: boolean }) => [
    `지금 버전에서 읽을 수 없는 값이 있습니다. 공개하면 ${isLeftOut ? '이 부분은 표시되지 않습니다' : '이 항목을 빼고 표시됩니다'}.`,
    '이 항목을 다시 입력해 주세요.',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  basics: { open: () => '이름과 일시 정하기', done: () => '이름과 일시를 정했습니다' },
  place: { open: () => '장소 입력', done: () => '장소' },
  organizer: { open: () => '주최자 입력', done: () => '주최자' },
  cover: { open: () => '표지 이미지를 내 것으로 바꾸기', done: () => '표지 이미지' },
  headings: {
    open: (count) => `다른 언어 페이지에 원래 언어로 표시되는 제목 번역하기(${count}곳)`,
    done: () => '제목 번역',
  },
  languages: {
    open: (count) => `번역이 없는 글 입력하기(${count}곳)`,
    done: () => '모든 언어에 글이 있습니다',
  },
  outdated: {
    open: (count) => `원문을 바꾼 항목의 번역 다시 보기(${count}곳)`,
    done: () => '번역 다시 보기',
  },
  tickets: {
    open: (count) => (count === 0 ? '티켓 준비하기' : `템플릿 티켓의 이름·가격·수량을 내 것으로 바꾸기(${count}종류)`),
    done: (count) => `티켓 ${count}종류`,
  },
  samples: { open: (count) => `[예시] 표시가 남은 곳 바꾸기(${count}곳)`, done: () => '예시 교체' },
  examples: { open: (count) => `템플릿 그대로인 글 고쳐 쓰기(${count}곳)`, done: () => '직접 쓴 글' },
  names: { open: (count) => `템플릿 그대로인 이름 확인하기(${count}곳)`, done: () => '이름 확인' },
  pictures: { open: (count) => `템플릿 이미지를 직접 준비한 것으로 바꾸기(${count}곳)`, done: () => '이미지 교체' },
  privacy: { open: () => '개인정보 처리방침 싣기', done: () => '개인정보 처리방침' },
  factor: { open: () => '2단계 인증 설정하기(유료 티켓 공개에 필요)', done: () => '2단계 인증' },
} satisfies CheckWords;

export default { warnings, checks };
