// Definitions import only the engine. This import adds the parameters of the on-device skills to the engine's types.
import type {} from '@marginalia/on-device/declarations';
