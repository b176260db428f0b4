import '@marginalia/on-device/worker';
