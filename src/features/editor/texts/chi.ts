import type { EditorTexts } from './jpn.ts';

const chi: EditorTexts = {
  isSold: '该项目已有人购买或申请，无法删除。如需停止，请隐藏它或结束销售期间。',
};
export default chi;
