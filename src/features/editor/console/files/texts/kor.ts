import type { FileTexts } from './jpn.ts';

const texts: FileTexts = {
  title: '파일',
  lead: '사이트 전체를 이미지까지 하나의 zip 파일로 내보내거나 가져올 수 있습니다.',
  nav: '내보내기와 가져오기',
  exportTitle: '내보내기',
  exportText:
    '초안의 설정, 페이지, 이미지, 패스코드, 초대한 사람 목록이 들어 있습니다. 백업하거나 다른 서버로 옮길 때 쓸 수 있습니다.',
  exportButton: 'zip 파일 저장',
  exported: '저장했습니다. 비밀번호가 들어 있으니 주의해서 다뤄 주세요.',
  importTitle: '가져오기',
  importText:
    '내보낸 zip 파일이나 zip으로 묶은 사이트 폴더를 읽습니다. 지금 초안은 바뀌며, ‘공개 이력’에서 언제든지 되돌릴 수 있습니다. 공개 중인 페이지, 초대한 사람, 외부 로그인 연결은 바뀌지 않습니다.',
  choose: 'zip 파일 선택',
  drop: '여기에 끌어다 놓을 수도 있습니다(최대 100 MB)',
  tooLarge: '이 zip 파일은 100MB를 넘어 브라우저로는 가져올 수 없습니다. 서버 담당자에게 요청해 주세요.',
  chosen: (name) => `선택한 파일: ${name}`,
  importButton: '초안 바꾸기',
  makeButton: '초안 만들기',
  busy: '파일을 읽고 있습니다. 이미지가 많으면 몇 분 걸릴 수 있습니다.',
  imported: '초안에 가져왔습니다. 내용을 확인한 뒤 공개해 주세요.',
  confirmTitle: '파일의 내용으로 초안을 바꿀까요?',
  confirmText: '지금 초안은 ‘공개 이력’에 남으며 언제든지 되돌릴 수 있습니다.',
  problems: (count) => `파일에 고칠 곳이 ${count}군데 있습니다. 아무것도 바뀌지 않았습니다.`,
  line: (file, line) => `${file} ${line}행`,
  expected: '필요한 값',
  found: '적힌 값',
  more: (count) => `외 ${count}군데`,
  newTitle: '파일로 만들기',
  newText: '내보내 둔 사이트 파일로 새 사이트를 만듭니다.',
  newLead: '내보낸 zip 파일로 새 초안을 만듭니다. 번호가 새로 매겨지고 전용 도메인은 빠집니다.',
  back: '템플릿 목록으로 돌아가기',
};

export default texts;
