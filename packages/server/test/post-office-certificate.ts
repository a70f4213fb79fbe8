/**
 * Used only by the tests' SMTP server on 127.0.0.1, so the key is no secret. Created with
 * openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500
 */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUGpmHePsuWE5BsaHCAR4yxzHNYIwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTIwMjUwNVoYDzIxMjYxMDI4
MjAyNTA1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT50pt2VtA2dEkdIeo9SfN2pWddC/uBnhUR7uyJdc16jUkeb2miQGI2
U0Ptv/gbjhX887+hYzgwlMoJffCo4BYho28wbTAdBgNVHQ4EFgQU0dleobh9yi4w
dPXZXpnpgmwIzF4wHwYDVR0jBBgwFoAU0dleobh9yi4wdPXZXpnpgmwIzF4wGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDRwAwRAIgDKw/dLdjsv3SbG4Ut/K2FM0gnk21xJCDnHm+Ig+BKlMCIC5x
BDprBWRL1jsAX3UqntIohNd3D6DW2sHpsOiMsXV7
-----END CERTIFICATE-----
`;

export const CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTVwEHNuvsiD4y3cg
utebO1ylivQU8a4D0uTP4vFc3MKhRANCAAT50pt2VtA2dEkdIeo9SfN2pWddC/uB
nhUR7uyJdc16jUkeb2miQGI2U0Ptv/gbjhX887+hYzgwlMoJffCo4BYh
-----END PRIVATE KEY-----
`;
