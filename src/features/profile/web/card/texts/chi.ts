import type { ProfileCardTexts } from './jpn.ts';

export default {
  title: (open: number) => `个人资料还有${open}项未填写`,
  text: '提前填写后，购票或报名时相同的项目会自动填入，无需重复输入。',
  fillIn: '填写个人资料',
  later: '以后再说',
} satisfies ProfileCardTexts;
