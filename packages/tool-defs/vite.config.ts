import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { packageBuild } from '../../scripts/package-build.ts';

export default packageBuild(import.meta.dirname, { plugins: [toolDefinitions({ skills: skillDeclarations })] });
