import { describe, expect, it } from 'vitest';
import { cameraProblem, preferredCamera } from './cameras.ts';

const camera = (label: string) => ({ deviceId: label, label });

describe('the preferred camera', () => {
  it.each(['Back Camera', 'camera2 0, facing REAR', 'environment'])('is %s', (label) => {
    expect(preferredCamera([camera('Front Camera'), camera(label)])?.label).toBe(label);
  });

  it('is left to the browser where no label tells', () => {
    expect(preferredCamera([camera(''), camera('FaceTime HD')])).toBeUndefined();
  });
});

describe('a camera that does not open', () => {
  it.each([
    ['NotAllowedError', 'cameraRefused'],
    ['NotFoundError', 'noCamera'],
    ['NotReadableError', 'cameraBusy'],
    ['SomethingElse', 'noCamera'],
  ])('%s means %s', (name, problem) => {
    expect(cameraProblem(new DOMException('', name))).toBe(problem);
  });
});
