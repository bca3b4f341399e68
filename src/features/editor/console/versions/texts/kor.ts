import type { VersionTexts } from './jpn.ts';

export default {
  versions: {
    title: '공개 이력',
    lead: '최근 20회까지 공개 당시의 내용이 남습니다.',
    none: '아직 공개하지 않았습니다',
    noneText: '공개한 뒤에는 여기에서 이전 내용으로 되돌릴 수 있습니다.',
    current: '공개 중',
    by: (name) => `공개한 사람: ${name}`,
    byCommand: '서버 명령으로 공개',
    number: (revision) => `버전 ${revision}`,
    restore: '이 버전을 편집 중인 내용으로',
    restoreTitle: (date) => `${date} 버전을 편집 중인 내용으로 할까요?`,
    restoreText:
      '지금 편집 중인 내용은 선택한 버전으로 바뀌고, 이 화면에 남습니다. 공개 중인 페이지는 다음에 공개할 때까지 그대로입니다.',
    restored: '편집 중인 내용을 바꿨습니다. 확인한 뒤 공개해 주세요.',
    toPublish: '공개하러 가기',
  },
  look: {
    open: '내용 보기',
    differences: '차이',
    compareWith: '비교 대상',
    present: { draft: '지금의 초안', public: '공개 중인 페이지', before: '바로 앞의 공개' },
    lead: '취소선이 그어진 글자가 비교하는 쪽의 내용이고, 나머지가 이 버전의 내용입니다.',
    total: (count) => `차이 ${count}건`,
    kinds: { added: '이 버전에만 있음', removed: '이 버전에 없음', changed: '내용이 다름' },
    same: '차이가 없습니다.',
  },
  drafts: {
    title: '바뀌기 전의 초안',
    lead: '최근 5개가 남습니다.',
    before: { restore: '이전 내용으로 되돌리기 전', import: '파일을 가져오기 전' },
    by: (what, name) => `${what}(작업자: ${name})`,
  },
  note: {
    label: '공개 메모(선택)',
    hint: '공개 이력에 남습니다. 방문자에게는 보이지 않습니다.',
  },
  noteLater: {
    change: '메모 바꾸기',
    add: '메모 추가',
    save: '저장',
    saved: '메모를 저장했습니다',
  },
  plan: {
    open: '시간을 정해 공개하기',
    at: '공개할 일시(일본 시간)',
    hint: '그 시각의 초안이 공개됩니다. 예약한 뒤의 변경도 포함됩니다.',
    button: '공개 예약하기',
    past: '앞으로의 일시를 선택해 주세요.',
    planned: (date) => `${date}에 공개됩니다`,
    plannedText: '그 시각의 초안이 공개됩니다.',
    cancel: '예약 취소',
    cancelled: '공개 예약을 취소했습니다',
  },
} satisfies VersionTexts;
