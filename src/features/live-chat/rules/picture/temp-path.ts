const beginning = '/chat-picture/';
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names an uploaded picture until its owner commits it. */
export function tempPathOf(pictureId: string): string {
  return beginning + pictureId;
}

/** The picture that a temp_path names; undefined for paths of another form, such as those of public pictures. */
export function pictureOfTempPath(path: string): string | undefined {
  return path.startsWith(beginning) ? pictureIdOf(path.slice(beginning.length)) : undefined;
}

export function pictureIdOf(text: string): string | undefined {
  return uuidForm.test(text) ? text.toLowerCase() : undefined;
}
