import type { CameraTexts } from './jpn.ts';

export default {
  start: '用摄像头扫描',
  stop: '关闭摄像头',
  starting: '正在启动摄像头',
  view: '摄像头画面',
  aim: '请将二维码对准框内。',
  denied: '没有使用摄像头的权限。请在浏览器设置中允许使用摄像头。',
  missing: '未找到摄像头，请改为手动输入。',
  busy: '无法启动摄像头。请确认是否有其他应用正在使用。',
  insecure: '连接不安全，无法使用摄像头。请使用以 https:// 开头的地址打开。',
} satisfies CameraTexts;
