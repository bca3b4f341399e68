import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  on: '켬',
  off: '끔',
  entries: (count) => `${count}개`,
  picture: '이미지',
  pictureParts: { alt: '이미지 설명', focus: '이미지 중심', crop: '자르기' },
  other: '변경됨',
  passcode: '패스코드',
  provider: '로그인 제공자',
  isSet: '설정됨',
  settings: '사이트 설정',
  named: (kind, name) => `${kind} ‘${name}’`,
  several: (kind, count) => `${kind} ${count}개`,
  did: {
    added: (what) => `${what} 추가`,
    removed: (what) => `${what} 삭제`,
    changed: (what, fields) => `${what} 변경: ${fields.join(', ')}`,
  },
  andMore: (count) => `외 ${count}개`,
  leftBehind: '다른 언어가 이전 그대로인 항목',
  leftBehindText: '원문만 바뀌었습니다. 다른 언어의 페이지에는 이전 내용이 표시됩니다.',
  unfinished: '저장되지 않은 입력이 있습니다',
  unfinishedText: '고칠 곳이 남아 있어 공개에 포함되지 않습니다.',
};

export default texts;
