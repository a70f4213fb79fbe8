import { describe, expect, it } from 'vitest';
import { cameraProblem, preferredCamera } from './cameras.ts';

const camera = (label: string) => ({ deviceId: label, label });

describe('the preferred camera', () => {
  it.each(['Back Camera', 'camera2 0, facing REAR', 'environment'])('is %s', (label) => {
    expect(preferredCamera([camera('Front Camera'), camera(label)])?.label).toBe(label);
  });

  it('is chosen by the browser if no label helps', () => {
    expect(preferredCamera([camera(''), camera('FaceTime HD')])).toBeUndefined();
  });
});

describe('a camera that cannot be opened', () => {
  it.each([
    ['NotAllowedError', 'cameraRefused'],
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'cameraBusy'],
    ['SomethingElse', 'noCamera'],
  ])('with %s shows the message %s', (name, problem) => {
    expect(cameraProblem(new DOMException('', name))).toBe(problem);
  });
});
