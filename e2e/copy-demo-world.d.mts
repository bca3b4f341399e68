export function copyDemoWorld(dataFolder: string): void;
