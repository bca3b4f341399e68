import type { PictureTexts } from './jpn.ts';

export default {
  choose: '发送图片',
  camera: '拍照',
  strip: '要发送的图片',
  preparing: '正在准备图片…',
  ready: '可以发送',
  failed: '图片发送失败，请检查网络连接。',
  tooMany: (most: number) => `一次最多可发送${most}张图片。`,
  again: '重试',
  remove: (name: string) => `移除“${name}”`,
  open: '放大查看图片',
  title: '图片',
  close: '关闭',
  loading: '正在加载图片…',
  unavailable: '无法显示图片',
} satisfies PictureTexts;
