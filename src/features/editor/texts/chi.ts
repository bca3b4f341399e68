import type { EditorTexts } from './jpn.ts';

const chi: EditorTexts = {
  isSold: '该项目已有人购买或申请，无法删除。如需停止，请隐藏它或结束销售期间。',
  notPublicYet: '活动尚未发布。活动发布后即可发布展位。',
  organiserPublishes: '展位由主办方发布。您的更改已保存为草稿。',
  faults: '公开前有需要修改的地方，请在公开页面查看。',
};
export default chi;
