import type { EditorTexts } from './jpn.ts';

const kor: EditorTexts = {
  isSold: '이미 판매되었거나 신청이 있는 항목은 삭제할 수 없습니다. 중지하려면 숨기거나 판매 기간을 끝내 주세요.',
  notPublic: '아직 공개하지 않아 공개를 중지할 수 없습니다.',
  isHeldByPortal:
    '포털 계정을 가진 사람이 이 이벤트의 티켓을 가지고 있습니다. 포털에서 빼면 티켓을 열 수 없게 되므로 옮길 수 없습니다.',
  mayNotStandAlone: '이벤트를 단독으로 만들 수 있는 사람은 이 서버 전체의 소유자뿐입니다.',
  isKept: '아직 삭제할 수 없는 이유가 있습니다. 페이지를 다시 불러와 확인해 주세요.',
  notPublicYet: '이벤트가 아직 공개되지 않았습니다. 공개되면 부스도 공개할 수 있습니다.',
  organiserPublishes: '부스는 주최자가 공개합니다. 변경 내용은 초안에 저장되어 있습니다.',
  faults: '공개하기 전에 고칠 곳이 있습니다. 공개 화면에서 확인하세요.',
  exportTooLarge:
    '이 사이트는 100 MB를 넘어 브라우저로 내보낼 수 없습니다. 서버 관리자에게 명령으로 내보내 달라고 요청해 주세요.',
  noNumbers: '더 추가할 수 없습니다. 번호를 모두 사용했습니다.',
  handout: {
    kind: '이 형식의 파일은 사용할 수 없습니다. PDF, ZIP, Word, Excel, PowerPoint, CSV, 텍스트 파일 중에서 선택해 주세요.',
    tooManyBytes: '파일이 너무 큽니다. 30 MB 이하의 파일을 선택해 주세요.',
    empty: '파일에 내용이 없습니다.',
    otherInside: '파일 내용이 이름의 형식과 다릅니다.',
  },
  file: {
    missing: '파일을 선택해 주세요.',
    noArchive: 'zip 파일로 읽을 수 없습니다. 선택한 파일을 확인해 주세요.',
    encrypted: '비밀번호가 걸린 zip 파일은 읽을 수 없습니다.',
    tooManyFiles: '파일이 너무 많습니다(최대 10,000개).',
    tooManyBytes: '압축을 풀면 500 MB를 넘습니다.',
    noSite: 'zip 파일 안에 site.yaml이 없습니다.',
    otherKind: '포털과 이벤트가 서로 다릅니다. 같은 종류의 사이트 파일을 선택해 주세요.',
  },
};
export default kor;
